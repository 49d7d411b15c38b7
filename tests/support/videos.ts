import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny';

/** Returns an MP4 of one and a half seconds, 320 x 180, according to its container; it has no picture. */
export async function smallVideo(): Promise<Buffer> {
  const output = new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source);
  await output.start();
  for (const index of [0, 1, 2]) {
    const packet = new EncodedPacket(new Uint8Array(8), index === 0 ? 'key' : 'delta', index * 0.5, 0.5);
    const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 320, codedHeight: 180 };
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0));
}

/** A WAV of silence. */
export function silence(seconds: number, rate = 8000): Buffer {
  const header = Buffer.from('RIFF....WAVEfmt ....................data....', 'latin1');
  const bytes = seconds * rate;
  header.writeUInt32LE(36 + bytes, 4);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.writeUInt32LE(bytes, 40);
  return Buffer.concat([header.subarray(0, 44), Buffer.alloc(bytes, 128)]);
}
