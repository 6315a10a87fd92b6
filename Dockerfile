# The server with the web client and the bots of the house, compiled; Node and the packages it needs at run time, and nothing else.
FROM node:22-slim AS build
WORKDIR /skald
COPY . .
RUN npm ci --ignore-scripts && npm run build

FROM node:22-slim AS packages
WORKDIR /skald
COPY package.json package-lock.json .npmrc ./
COPY packages/engine/package.json packages/engine/
COPY packages/protocol/package.json packages/protocol/
COPY packages/client/package.json packages/client/
COPY packages/brains/package.json packages/brains/
COPY apps/server/package.json apps/server/
COPY apps/bot/package.json apps/bot/
RUN npm ci --omit=dev --workspace @skald/server --workspace @skald/bot --ignore-scripts

FROM node:22-slim
WORKDIR /skald
ENV NODE_ENV=production SKALD_HOST=0.0.0.0 SKALD_DATA=/data
COPY --from=packages /skald ./
COPY --from=build /skald/packages/engine/dist packages/engine/dist
COPY --from=build /skald/packages/protocol/dist packages/protocol/dist
COPY --from=build /skald/packages/client/dist packages/client/dist
COPY --from=build /skald/packages/brains/dist packages/brains/dist
COPY --from=build /skald/apps/server/dist apps/server/dist
COPY --from=build /skald/apps/bot/dist apps/bot/dist
COPY --from=build /skald/apps/web/dist apps/web/dist
COPY prisma/migrations prisma/migrations
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "apps/server/dist/main.js"]
