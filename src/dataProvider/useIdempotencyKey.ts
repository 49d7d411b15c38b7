import { useRef } from 'react';
import { v4 as uuid } from 'uuid';

/** A key for each different body: the same one sent twice is made once, a corrected one is another request. */
export function useIdempotencyKey(): (body: Record<string, unknown>) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: uuid() };
    return last.current.key;
  };
}
