/** A decimal number as a whole number of its smallest unit: `9.975` with four digits is `99750n`. */
export type Scaled = bigint;

const plain = /^(-?)(\d{1,15})(?:\.(\d{1,15}))?$/;

/**
 * Returns a decimal text as a whole number of units of its last digit; null for a text that is no plain decimal or has
 * more digits after the point.
 * @param digits digits after the point that are kept
 */
export function scaledOf(text: string, digits: number): Scaled | null {
  const [, sign, whole = '', fraction = ''] = plain.exec(text) ?? [];
  if (sign === undefined || /[1-9]/.test(fraction.slice(digits))) return null;
  const size = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return sign === '-' ? -size : size;
}

/** Returns a scaled number as the shortest decimal text: `99750n` with four digits is `9.975`. */
export function textOfScaled(scaled: Scaled, digits: number): string {
  const text = String(scaled < 0n ? -scaled : scaled).padStart(digits + 1, '0');
  const whole = digits === 0 ? text : text.slice(0, -digits);
  const fraction = digits === 0 ? '' : text.slice(-digits).replace(/0+$/, '');
  return `${scaled < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

/** Returns the quotient of two whole numbers, rounded to the nearest one, halves away from zero. */
export function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [top, bottom] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const size = (2n * top + bottom) / (2n * bottom);
  return isNegative ? -size : size;
}

/** Returns the largest whole number that is not above a quotient. */
export function flooredQuotient(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return quotient * divisor !== dividend && dividend < 0n !== divisor < 0n ? quotient - 1n : quotient;
}
