import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import sharp from 'sharp';
import { pictureWriter, type Planes } from './h264.ts';

/** Pixels. */
const [width, height] = [160, 96];
/** Seconds of each scene, and the pictures of a second. */
const sceneSeconds = 3;
const rate = 2;

async function planesOf(drawing: string): Promise<Planes> {
  const raw = await sharp(Buffer.from(drawing)).resize(width, height, { fit: 'cover' }).removeAlpha().raw().toBuffer();
  const at = (x: number, y: number) =>
    [0, 1, 2].map((channel) => raw[(y * width + x) * 3 + channel] ?? 0) as [number, number, number];
  const plane = (step: number, [red, green, blue, base]: readonly [number, number, number, number]) =>
    Uint8Array.from({ length: (width / step) * (height / step) }, (_, index) => {
      const [r, g, b] = at((index % (width / step)) * step, Math.floor(index / (width / step)) * step);
      return Math.round(base + r * red + g * green + b * blue);
    });
  return {
    y: plane(1, [0.257, 0.504, 0.098, 16]),
    cb: plane(2, [-0.148, -0.291, 0.439, 128]),
    cr: plane(2, [0.439, -0.368, -0.071, 128]),
  };
}

/** A unit with its length in front, as files keep it. */
function sized(unit: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(unit.length);
  return Buffer.concat([length, unit]);
}

/** Replaces the moments in a file, which are those of its making. */
function withoutTimes(file: Buffer): Buffer {
  for (const name of ['mvhd', 'tkhd', 'mdhd']) {
    const at = file.indexOf(name, 0, 'latin1');
    if (at >= 0) file.fill(0, at + 8, at + 16);
  }
  return file;
}

/**
 * A small video that shows one drawing after the other, each some seconds, without sound; the same drawings give the
 * same bytes.
 */
export async function videoOf(drawings: readonly string[], kind: 'mp4' | 'mov'): Promise<Buffer> {
  const format = kind === 'mp4' ? new Mp4OutputFormat() : new MovOutputFormat();
  const output = new Output({ format, target: new BufferTarget() });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  const writer = pictureWriter(width, height);
  const { sps, pps } = writer;
  const length = (unit: Buffer) => Buffer.from([unit.length >> 8, unit.length & 0xff]);
  const description = Buffer.concat([
    Buffer.from([1, 0x42, 0xc0, 0x1e, 0xff, 0xe1]),
    length(sps),
    sps,
    Buffer.from([1]),
    length(pps),
    pps,
  ]);
  const decoderConfig = { codec: 'avc1.42c01e', codedWidth: width, codedHeight: height, description };
  for (const [scene, drawing] of drawings.entries()) {
    const planes = await planesOf(drawing);
    for (let index = 0; index < sceneSeconds * rate; index += 1) {
      const unit = index === 0 ? writer.whole(planes, scene) : writer.same(index);
      const packet = new EncodedPacket(
        sized(unit),
        index === 0 ? 'key' : 'delta',
        scene * sceneSeconds + index / rate,
        1 / rate,
      );
      await source.add(packet, { decoderConfig });
    }
  }
  await output.finalize();
  return withoutTimes(Buffer.from(output.target.buffer ?? new ArrayBuffer(0)));
}
