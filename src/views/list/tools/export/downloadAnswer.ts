import type { ApiRequest } from '../../../../dataProvider/apiRequest.ts';
import type { HttpClient } from '../../../../dataProvider/httpClient.ts';
import { download } from './download.ts';

/** Asks the API for a file, and hands it to the browser under a name. Throws what the API refuses. */
export async function downloadAnswer(
  client: HttpClient,
  request: ApiRequest,
  type: string,
  name: string,
): Promise<void> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of client.stream(request)) parts.push(part);
  download(new Blob(parts, { type }), name);
}
