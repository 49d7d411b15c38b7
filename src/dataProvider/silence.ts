/** A signal that comes when nothing was heard for so long, in milliseconds. */
export function silenceOf(timeout: number) {
  const limit = new AbortController();
  const give = () => limit.abort(new DOMException('Nothing came for too long', 'TimeoutError'));
  let timer = setTimeout(give, timeout);
  return {
    signal: limit.signal,
    /** Something was heard. */
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(give, timeout);
    },
    end: () => clearTimeout(timer),
  };
}
