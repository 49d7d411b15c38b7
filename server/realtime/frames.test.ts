import { FrameImpl, Parser, type IRawFrameType } from '@stomp/stompjs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FrameError, readFrames, writeFrame } from './frames.ts';

/** Parses a frame with the browser's library. */
function readByBrowser(text: string) {
  const raw: IRawFrameType[] = [];
  new Parser(
    (frame) => raw.push(frame),
    () => undefined,
  ).parseChunk(text);
  return raw.map((one) => FrameImpl.fromRawFrame(one, true));
}

describe('a frame', () => {
  it('is read with and without a length, carriage returns and heart-beats around it', () => {
    const one = { command: 'SUBSCRIBE', headers: { id: '1', destination: '/queue/a' }, body: '' };
    expect(readFrames('SUBSCRIBE\nid:1\ndestination:/queue/a\n\n\0')).toEqual([one]);
    expect(readFrames('\n\r\nSUBSCRIBE\r\nid:1\r\ndestination:/queue/a\r\n\r\n\0\n\n')).toEqual([one]);
    expect(readFrames('SEND\ncontent-length:3\n\na\0b\0')).toEqual([
      { command: 'SEND', headers: { 'content-length': '3' }, body: 'a\0b' },
    ]);
    expect(readFrames('\n')).toEqual([]);
  });

  it('may come with others', () => {
    expect(readFrames('A\n\nx\0\nB\n\ny\0').map(({ command, body }) => command + body)).toEqual(['Ax', 'By']);
  });

  it('keeps the first of repeated headers, and none of them is inherited', () => {
    const [frame] = readFrames('SEND\na:1\na:2\n__proto__:x\n\n\0');
    expect(frame?.headers['a']).toBe('1');
    expect(frame?.headers['toString']).toBeUndefined();
  });

  it.each([
    ['no command', 'hello'],
    ['no end', 'SEND\n\nbody'],
    ['a header without a colon', 'SEND\nabc\n\n\0'],
    ['a header without a name', 'SEND\n:abc\n\n\0'],
    ['an unknown escape', 'SEND\na:\\t\n\n\0'],
    ['a wrong length', 'SEND\ncontent-length:9\n\nabc\0'],
    ['a length that is no number', 'SEND\ncontent-length:-1\n\nabc\0'],
    ['more headers than anybody needs', `SEND\n${'a:b\n'.repeat(41)}\n\0`],
  ])('is refused with %s', (_what, text) => {
    expect(() => readFrames(text)).toThrow(FrameError);
  });

  it('is read by the browser as it was written here, and here as the browser wrote it', () => {
    // The browser's library trims values.
    const value = fc.stringMatching(/^[a-zé:/\r\n]{1,12}$/).map((text) => `x${text}x`);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,9}$/), value, fc.string({ unit: 'grapheme' }), (name, text, body) => {
        const frame = { command: 'MESSAGE', headers: { [name]: text }, body };
        const [read] = readByBrowser(writeFrame(frame));
        expect([read?.headers[name], read?.body]).toEqual([text, body]);
        const written = FrameImpl.marshall({ ...frame, escapeHeaderValues: true }) as string;
        expect(readFrames(written)).toMatchObject([frame]);
      }),
    );
  });

  it('never fails but with a clear word, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        try {
          readFrames(text);
        } catch (error) {
          expect(error).toBeInstanceOf(FrameError);
        }
      }),
    );
  });
});
