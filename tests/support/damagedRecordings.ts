import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
  type OutputFormat,
} from 'mediabunny';
import { silence } from './videos.ts';

const vp9 = { codec: 'vp09.00.10.08', codedWidth: 320, codedHeight: 180 };
const opusHead = Buffer.concat([
  Buffer.from('OpusHead'),
  Buffer.from('010200 0080bb0000 0000 00'.replaceAll(' ', ''), 'hex'),
]);
const opus = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 2, description: opusHead };

/** Returns a recording of one second according to its container; it has no content. */
async function recorded(format: OutputFormat): Promise<Buffer> {
  const output = new Output({ format, target: new BufferTarget() });
  const video = format instanceof OggOutputFormat ? null : new EncodedVideoPacketSource('vp9');
  const audio = new EncodedAudioPacketSource('opus');
  if (video) output.addVideoTrack(video);
  output.addAudioTrack(audio);
  await output.start();
  for (let index = 0; index < 20; index += 1) {
    const packet = (type: 'key' | 'delta') =>
      new EncodedPacket(new Uint8Array(8).fill(index + 1), type, index / 20, 1 / 20);
    await video?.add(packet(index % 5 === 0 ? 'key' : 'delta'), { decoderConfig: vp9 });
    await audio.add(packet('key'), { decoderConfig: opus });
  }
  await output.finalize();
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0));
}

/** Frames of silence, 128 kbit/s. */
function mp3(frames = 12): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** Ten blocks of one value. */
const flac = Buffer.from(
  'ZkxhQ4AAACIQABAAAAAAAAAACsRC8AAAoAAAAAAAAAAAAAAAAAAAAAAA//jJGADCAAABAAACrOL/+MkYAcUAAAEAAAI7l//4yRgCzAAA' +
    'AQAAAgIN//jJGAPLAAABAAAClXj/+MkYBN4AAAEAAAJxOf/4yRgF2QAAAQAAAuZM//jJGAbQAAABAAAC39b/+MkYB9cAAAEAAAJIo//4' +
    'yRgI+gAAAQAAApdR//jJGAn9AAABAAACACQ=',
  'base64',
);

/** Small recordings of each container, by its ending. */
export async function smallRecordings(): Promise<ReadonlyMap<string, Buffer>> {
  return new Map([
    ['flac', flac],
    ['mp3', mp3()],
    ['mkv', await recorded(new MkvOutputFormat())],
    ['webm', await recorded(new WebMOutputFormat())],
    ['mp4', await recorded(new Mp4OutputFormat())],
    ['ogg', await recorded(new OggOutputFormat())],
    ['wav', silence(1)],
  ]);
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A recording of which up to eight bytes are others, and of one in five of which the end is missing. */
export function damaged(content: Buffer, seed: number): Buffer {
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const bytes = Buffer.from(content);
  for (let left = 1 + below(8); left > 0; left -= 1) {
    const at = below(bytes.length);
    const changes = [below(256), (bytes[at] ?? 0) ^ (1 << below(8)), 0xff, 0];
    bytes[at] = changes[below(4)] ?? 0;
  }
  return random() < 0.2 ? bytes.subarray(0, 1 + below(bytes.length)) : bytes;
}

/** Files that keep what measures recordings busy for ever. */
export const endlessRecordings: readonly { readonly name: string; readonly content: Buffer }[] = [
  // Not one frame is whole.
  {
    name: 'song.flac',
    content: Buffer.concat([
      Buffer.from('fLaC'),
      Buffer.from([0, 0, 0, 34]),
      Buffer.alloc(34),
      Buffer.alloc(100, 0xff),
    ]),
  },
  // A cluster without an end.
  {
    name: 'film.mkv',
    content: Buffer.from(
      'GkXfoxAAACNChoEBQveBAULygQRC84EIQoKIbWF0cm9za2FCh4EEQoWBAhhTgGcEAAAAA+8RTZt0EAAAP027EAAAD1OrhBVJqWZTrIUA' +
        'AAAAR027EAAAD1OrhBZUrmtTrIUAAAAAi027EAAAD1OrhBxTu2tTrIUAAAADxxVJqWYQAAA8Ktexgw9CQE2Akk1lZGlhYnVubnkgdjEu' +
        'NjEuMFdBkk1lZGlhYnVubnkgdjEuNjEuMESJiECJAAAAAAAAFlSuaxAAAICuEAAANteBAXPFgQGDgQGcgQAitZyDdW5khoVWX1ZQOWOi' +
        'jAEBAAIBCgMBCAQBAeAQAAAHsIIBQLqBtK4QAABA14ECc8WBAoOBApyBACK1nIN1bmSGhkFfT1BVU2Oik09wdXNIZWFkAQIAAIC7AAAA' +
        'AADhEAAACbWERzuAAJ+BAh9DtnUAAAACq+c=',
      'base64',
    ),
  },
  // An element of nothing, whose length is unknown.
  {
    name: 'clip.webm',
    content: Buffer.from(
      'GkXfoxAAAB9ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwQAAAABFxFNm3QQAAA/TbsQAAAPU6uEFUmpZlOshQAAAABH' +
        'TbsQAAAPU6uEFlSua1OshQAAAACLTbsQAAAPU6uEHFO7a1OshQAAAAD8FUmpZhAAADwq17GDD0JATYCSTWVkaWFidW5ueSB2MS42MS4w' +
        'V0GSTWVkaWFidW5ueSB2MS42MS4wRImIQFQAAAAAAAAWVK5rEAAAO64QAAA214EBc8WBAYOBAZyBACK1nIN1bmSGhVZfVlA5Y6KMAQEA' +
        'AgEKAwEIBAEB4BAAAAewggFAuoG0H0O2dQgAAAAl54EAoxAAAAyBAACAAQEBAQEBAQGjEAAADIEAKAACAgICAgIC7P9Tu2sQAAAT',
      'base64',
    ),
  },
];
