/** Yardstick: a minimal Socket.IO server. It acknowledges each answer and sends it to everybody at the table, no more. */
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { STEP } from './sizes.ts';

const http = createServer();
const io = new Server(http, { transports: ['websocket'], serveClient: false });

io.on('connection', (socket) => {
  socket.on('join', (match, done) => {
    socket.join(match);
    done();
  });
  socket.on('answer', (answer, done) => {
    done({ accepted: true });
    io.to(answer.match).emit('step', STEP);
  });
});

const { PORT } = process.env;
http.listen(Number(PORT), '127.0.0.1');
