import { isDeepStrictEqual } from 'node:util';
import { diff3Merge } from 'node-diff3';

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Marks two values that cannot be merged. */
export const conflict = Symbol('conflict');

/**
 * Merges two versions of a value, key by key: a key that either added stays, one that either removed goes.
 * @param {unknown} base version that both come from; undefined if it is new on both sides
 * @returns the merged value; `conflict` if both changed the same one differently
 */
export function mergeValues(base, own, other) {
  if (isDeepStrictEqual(own, other) || isDeepStrictEqual(base, other)) return own;
  if (isDeepStrictEqual(base, own)) return other;
  if (!isObject(own) || !isObject(other)) return conflict;
  const merged = {};
  for (const key of new Set([...Object.keys(other), ...Object.keys(own)])) {
    const value = mergeValues(isObject(base) ? base[key] : undefined, own[key], other[key]);
    if (value === conflict) return conflict;
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

/**
 * Merges two versions of a text. Where both only added lines at the same place, those of the other come first.
 * @returns the merged text; `conflict` if both changed or removed the same lines
 */
export function mergeLines(base, own, other) {
  const parts = diff3Merge(own.split('\n'), base.split('\n'), other.split('\n'), { excludeFalseConflicts: true });
  if (parts.some((part) => part.conflict && part.conflict.o.length > 0)) return conflict;
  return parts.flatMap((part) => part.ok ?? [...part.conflict.b, ...part.conflict.a]).join('\n');
}
