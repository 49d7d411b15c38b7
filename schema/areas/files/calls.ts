import type { linkCalls } from './calls/links.ts';
import type { mediaCalls } from './calls/media.ts';
import type { uploadCalls } from './calls/uploads.ts';
import type { ByRoute } from '../../language/call.ts';

/** The calls of this area by their routes. */
export type FilesCalls = ByRoute<typeof linkCalls> & ByRoute<typeof mediaCalls> & ByRoute<typeof uploadCalls>;
