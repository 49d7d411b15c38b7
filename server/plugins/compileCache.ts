/**
 * Compiles each shape when it is first used, and once for all that are written the same: the parts of a server, and the
 * servers of one process, declare many of them again.
 * @param compile what is kept by the text of the shape
 */
export function compiledOnce<Shape extends object, Compiled>(
  compile: (shape: Shape) => Compiled,
): (shape: Shape) => Compiled {
  const byShape = new WeakMap<Shape, Compiled>();
  const byText = new Map<string, Compiled>();
  return (shape) => {
    const known = byShape.get(shape);
    if (known !== undefined) return known;
    const text = JSON.stringify(shape);
    const compiled = byText.get(text) ?? compile(shape);
    byText.set(text, compiled);
    byShape.set(shape, compiled);
    return compiled;
  };
}
