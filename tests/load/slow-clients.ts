import { connect as connectPlain } from 'node:net';
import { connect } from 'node:tls';
import { DOMAIN } from '../deploy/front.ts';

/**
 * Keeps `count` connections to a port, each in the middle of a request's head that grows by one byte a second, as an
 * attack on a server's places does. One that is ended is opened again. Writes a line each second: how many are open.
 */
const [port = '', count = '0'] = process.argv.slice(2);
/** Local addresses that they come from. */
const ADDRESSES = 50;
const OPENED_A_SECOND = 1_500;

let wanted = Number(count);
let open = 0;
let ended = 0;

function openOne(at: number): void {
  const localAddress = `127.1.0.${1 + (at % ADDRESSES)}`;
  const plain = connectPlain({ host: '127.0.0.1', port: Number(port), localAddress });
  plain.on('error', () => {});
  const socket = connect({ socket: plain, servername: DOMAIN, rejectUnauthorized: false });
  let timer: NodeJS.Timeout | undefined;
  let isOpen = false;
  socket.on('secureConnect', () => {
    isOpen = true;
    open += 1;
    socket.write('GET /vs-traders HTTP/1.1\r\nHost: aureo.example\r\nX-Slow: ');
    timer = setInterval(() => socket.write('a'), 1_000);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(timer);
    if (isOpen) open -= 1;
    ended += 1;
    wanted += 1;
  });
  socket.resume();
}

let opened = 0;
setInterval(() => {
  for (let some = 0; some < OPENED_A_SECOND / 10 && wanted > 0; some += 1, wanted -= 1) openOne(opened++);
}, 100);
setInterval(() => process.stdout.write(`${open} ${ended}\n`), 1_000);
