/** Frame of a document: its head, its foot and the sheet, all but its content. */
export interface Letterhead {
  /** Title over the text; the file's own title too. */
  readonly title: string;
  readonly reference: string | null;
  /** Name of the agency that it comes from. */
  readonly sender: string;
  /** PNG or JPEG beside that name. */
  readonly logo: Uint8Array | null;
  /** Language of the document (BCP 47), after which its words are divided. */
  readonly language: string;
  readonly sheet: 'a4' | 'us-letter';
  /** Colour of what is not said first, such as `#475569`; the templates' own by default. */
  readonly accent?: string | null;
  /** Word across each page, such as that for a draft. */
  readonly mark: string | null;
  /** Words that the sheet adds. */
  readonly words: { readonly page: string };
  /** Moment that the file says it was made at, in milliseconds: the same document gives the same bytes. */
  readonly at: number;
}

/**
 * Declares a kind of document: which template draws it. `Content` is what the template takes beyond the letterhead, as
 * JSON; all strings in it are printed as they are.
 */
export interface DocumentKind<Content> {
  /** Template in `templates/`, without its ending. */
  readonly template: string;
  /** Never there: binds the type of the content to the kind. */
  readonly content?: Content;
}

/** Characters that no font has: a document with them is not made, since they would be printed as boxes. */
export class MissingGlyphsError extends Error {
  override name = 'MissingGlyphsError';
  readonly characters: readonly string[];

  constructor(characters: readonly string[]) {
    super(`no font has ${characters.join(' ')}`);
    this.characters = characters;
  }
}

/** Reading its text or drawing it took too long, or more memory than it may. */
export class DocumentTooLargeError extends Error {
  override name = 'DocumentTooLargeError';
}

/** Makes documents. */
export interface DocumentsPort {
  /**
   * Draws a document as a PDF with its fonts embedded.
   * @throws MissingGlyphsError, DocumentTooLargeError, QueueFullError
   */
  render<Content>(kind: DocumentKind<Content>, letterhead: Letterhead, content: Content): Promise<Buffer>;
}
