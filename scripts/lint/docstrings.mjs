/** Words that begin a paraphrase in place of a subject or a verb: "What the page shows", "Whether it is open". */
const opening =
  /^(?:How|However|That|Those|What|Whatever|When|Where|Wherever|Whether|Which|Who|Whoever|Whom|Whose|Why)\b/;

/** Returns the text of a block comment as one line, without its asterisks. */
const textOf = (comment) =>
  comment
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const openings = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (comment.type !== 'Block' || !comment.value.startsWith('*')) continue;
        const [word] = opening.exec(textOf(comment.value)) ?? [];
        if (word === undefined) continue;
        const message = `A docstring opens with its subject or a verb ("Returns ...", "Queue of ..."), not with "${word}".`;
        context.report({ loc: comment.loc, message });
      }
    },
  }),
};

/** Rule for docstrings: each opens with its subject or a verb. */
export default { meta: { name: 'docstrings' }, rules: { openings } };
