import { Type } from 'typebox';

/** A file that a mail carries, by the name that the recipient sees. */
export const attachmentShape = Type.Object({
  filename: Type.String(),
  size: Type.Integer({ description: 'Bytes' }),
});
