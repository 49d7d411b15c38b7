/** A frame of STOMP 1.2. Where a header is repeated, its first value counts. */
export interface Frame {
  readonly command: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Thrown for data that is not a frame; the message gives the reason and is sent to the client. */
export class FrameError extends Error {
  override name = 'FrameError';
}

const most = { headers: 40 };
const escapes: Readonly<Record<string, string>> = { '\\r': '\r', '\\n': '\n', '\\c': ':', '\\\\': '\\' };
const marks = new Map(Object.entries(escapes).map(([mark, sign]) => [sign, mark]));

/** The frames of connecting are written as STOMP 1.0 knew them: nothing in their headers is escaped. */
const isPlain = (command: string) => command === 'CONNECT' || command === 'CONNECTED';

const unescaped = (text: string): string =>
  text.replace(/\\[^]?/g, (mark) => {
    const sign = escapes[mark];
    if (sign === undefined) throw new FrameError(`A header has the unknown escape '${mark}'`);
    return sign;
  });

const escaped = (text: string): string => text.replace(/[\r\n:\\]/g, (sign) => marks.get(sign) ?? '');

function headersOf(command: string, lines: readonly string[]): Record<string, string> {
  if (lines.length > most.headers) throw new FrameError('There are too many headers');
  const read = isPlain(command) ? (text: string) => text : unescaped;
  const headers: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1) throw new FrameError('A header has no name or no colon');
    const name = read(line.slice(0, colon));
    headers[name] ??= read(line.slice(colon + 1));
  }
  return headers;
}

/** Reads one frame at the start of a text; answers it and what is left after it. */
function takeFrame(text: string): [Frame, string] {
  const head = /^([A-Z]+)\r?\n((?:[^\r\n\0]+\r?\n)*)\r?\n/.exec(text);
  if (!head) throw new FrameError('This is not a frame of STOMP');
  const [all, command = '', lines = ''] = head;
  const headers = headersOf(command, lines.split(/\r?\n/).slice(0, -1));
  const rest = text.slice(all.length);
  const length = headers['content-length'];
  if (length === undefined) {
    const end = rest.indexOf('\0');
    if (end < 0) throw new FrameError('The frame has no end');
    return [{ command, headers, body: rest.slice(0, end) }, rest.slice(end + 1)];
  }
  const bytes = Buffer.from(rest);
  if (!/^\d{1,9}$/.test(length) || bytes[Number(length)] !== 0) {
    throw new FrameError('The body has another length than its header says');
  }
  const body = bytes.subarray(0, Number(length)).toString();
  return [{ command, headers, body }, bytes.subarray(Number(length) + 1).toString()];
}

/**
 * Returns the frames in one message of a client; none for a heartbeat.
 * @throws FrameError for anything else
 */
export function readFrames(text: string): readonly Frame[] {
  const frames: Frame[] = [];
  let left = text.replace(/^[\r\n]+/, '');
  while (left !== '') {
    const [frame, rest] = takeFrame(left);
    frames.push(frame);
    left = rest.replace(/^[\r\n]+/, '');
  }
  return frames;
}

/** A frame as it goes over the wire. */
export function writeFrame({ command, headers, body }: Frame): string {
  const write = isPlain(command) ? (text: string) => text : escaped;
  const lines = Object.entries(headers).map(([name, value]) => `${write(name)}:${write(value)}\n`);
  const length = body === '' ? '' : `content-length:${Buffer.byteLength(body)}\n`;
  return `${command}\n${lines.join('')}${length}\n${body}\0`;
}
