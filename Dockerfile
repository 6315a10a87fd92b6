# The server with the web client, the bots of the house and the command line, built; Node, the three packages that cannot be bundled, and nothing else.
FROM node:22-slim AS build
WORKDIR /skald
COPY . .
RUN npm ci --ignore-scripts && npm run build -- --into /built

FROM node:22-slim AS packages
WORKDIR /skald
COPY package.json package-lock.json .npmrc ./
COPY apps/image/package.json apps/image/
RUN npm ci --omit=dev --workspace @skald/image --ignore-scripts

FROM node:22-slim
WORKDIR /skald
ENV NODE_ENV=production SKALD_HOST=0.0.0.0 SKALD_DATA=/data
COPY --from=packages /skald/node_modules node_modules
COPY --from=build /built ./
RUN mkdir /data && chown node:node /data && ln -s /skald/cli/skald.js /usr/local/bin/skald
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "server/main.js"]
