/** Writes bits, and numbers as H.264 codes them. */
class Bits {
  private readonly bytes: number[] = [];
  private filled = 0;

  put(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit -= 1) {
      if (this.filled % 8 === 0) this.bytes.push(0);
      const last = this.bytes.length - 1;
      this.bytes[last] = (this.bytes[last] ?? 0) | (((value >>> bit) & 1) << (7 - (this.filled % 8)));
      this.filled += 1;
    }
  }

  /** Unsigned Exp-Golomb. */
  ue(value: number): void {
    const length = Math.floor(Math.log2(value + 1));
    this.put(0, length);
    this.put(value + 1, length + 1);
  }

  /** Whole bytes, from the next byte on. */
  raw(content: Uint8Array): void {
    while (this.filled % 8 !== 0) this.put(0, 1);
    for (const byte of content) this.bytes.push(byte);
    this.filled += content.length * 8;
  }

  /** The unit with its end, and nothing in it that looks like a start. */
  unit(header: number): Buffer {
    this.put(1, 1);
    while (this.filled % 8 !== 0) this.put(0, 1);
    const out = [header];
    let zeros = 0;
    for (const byte of this.bytes) {
      if (zeros >= 2 && byte <= 3) {
        out.push(3);
        zeros = 0;
      }
      out.push(byte);
      zeros = byte === 0 ? zeros + 1 : 0;
    }
    return Buffer.from(out);
  }
}

/** A picture as video keeps it: brightness of each point, and two colours of each four. */
export interface Planes {
  readonly y: Uint8Array;
  readonly cb: Uint8Array;
  readonly cr: Uint8Array;
}

/** Writes pictures as H.264 without compressing them: only for very small ones. Both sides are multiples of 16. */
export function pictureWriter(width: number, height: number) {
  const [columns, rows] = [width / 16, height / 16];
  const sps = new Bits();
  sps.put(0x42c01e, 24);
  // id, frame numbers of 4 bits, pictures in order, one picture referred to
  for (const value of [0, 0, 2, 1]) sps.ue(value);
  sps.put(0, 1);
  sps.ue(columns - 1);
  sps.ue(rows - 1);
  sps.put(0b1100, 4);
  const pps = new Bits();
  for (const value of [0, 0]) pps.ue(value);
  pps.put(0, 2);
  for (const value of [0, 0, 0]) pps.ue(value);
  pps.put(0, 3);
  for (const value of [0, 0, 0]) pps.ue(value);
  pps.put(0b100, 3);

  const start = (type: number, frame: number): Bits => {
    const slice = new Bits();
    for (const value of [0, type, 0]) slice.ue(value);
    slice.put(frame % 16, 4);
    return slice;
  };
  const block = (plane: Uint8Array, stride: number, x: number, y: number, side: number) =>
    Uint8Array.from(
      { length: side * side },
      (_, at) => plane[(y * side + Math.floor(at / side)) * stride + x * side + (at % side)] ?? 0,
    );

  return {
    sps: sps.unit(0x67),
    pps: pps.unit(0x68),
    /** A picture that needs no other. */
    whole: ({ y, cb, cr }: Planes, turn: number): Buffer => {
      const slice = start(7, 0);
      slice.ue(turn % 2);
      slice.put(0, 2);
      // no change of quality, no smoothing
      for (const value of [0, 1]) slice.ue(value);
      for (let at = 0; at < columns * rows; at += 1) {
        const [column, row] = [at % columns, Math.floor(at / columns)];
        slice.ue(25);
        slice.raw(block(y, width, column, row, 16));
        slice.raw(block(cb, width / 2, column, row, 8));
        slice.raw(block(cr, width / 2, column, row, 8));
      }
      return slice.unit(0x65);
    },
    /** The same picture again, so many after a whole one. */
    same: (frame: number): Buffer => {
      const slice = start(5, frame);
      slice.put(0, 3);
      for (const value of [0, 1, columns * rows]) slice.ue(value);
      return slice.unit(0x41);
    },
  };
}
