import type { TranslateFunction } from 'ra-core';
import type { DoneFields, PartFields } from '../../../schema/areas/files/calls/uploads.ts';
import type { Media } from '../../../schema/media.ts';
import { apiTimeout, chunksDoneTimeout } from '../../../schema/rules/limits.ts';
import type { HttpClient } from '../httpClient.ts';
import { errorOf, readRefusal } from '../refusal.ts';
import { silenceOf } from '../silence.ts';

/** A part of a file as it is sent, by its fields (AB 7). */
export interface Part {
  readonly fields: PartFields;
  readonly content: Blob;
}

/** Calls of an upload to the server. All but `progress` throw `HttpError`s. */
export interface Transport {
  /** Sends a part; reports the number of bytes sent. */
  send(part: Part, signal: AbortSignal, onSent: (bytes: number) => void): Promise<void>;
  /** Returns the parts of an upload that the server has; null if unknown. */
  progress(key: string, signal: AbortSignal): Promise<{ readonly parts: readonly number[] } | null>;
  /** Makes one file of all parts. */
  finish(fields: DoneFields, signal: AbortSignal): Promise<Media>;
  /** Says that an upload will not be finished, so that nothing waits for the rest of it. Says nothing once signed out. */
  giveUp(key: string): Promise<void>;
  /** Keeps the page at an address (`crawl`), or lets the server fetch the file that is there (`upload`); as it is then. */
  link(how: 'crawl' | 'upload', address: string, signal?: AbortSignal): Promise<Media>;
  /** The file as it is by now. */
  one(id: string, signal?: AbortSignal): Promise<Media>;
}

/** Dependencies of the transport. */
export interface TransportParts {
  readonly client: HttpClient;
  /** Address for parts, which depends on the role (AB 7). */
  readonly address: () => string;
  readonly token: () => Promise<string | null>;
  readonly translate: TranslateFunction;
  /** Creates an XMLHttpRequest, since `fetch` does not report upload progress. */
  readonly createRequest: () => XMLHttpRequest;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The server's protocol of uploads over the network. */
export function createTransport({ client, address, token, translate, createRequest }: TransportParts): Transport {
  const one = (id: string, signal?: AbortSignal) =>
    client.ask('GET /media/v1/{id}', { params: { id }, ...(signal && { signal }) });
  return {
    send: async ({ fields, content }, signal, onSent) => {
      const bearer = await token();
      signal.throwIfAborted();
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
      form.append('qqfile', content, 'blob');
      await new Promise<void>((resolve, reject) => {
        const request = createRequest();
        const fail = () => reject(errorOf(readRefusal(request.status, jsonOf(request.responseText)), translate));
        const give = () => request.abort();
        // On a slow line a part may take longer than any other call, as long as some of it goes.
        const silence = silenceOf(apiTimeout);
        silence.signal.addEventListener('abort', give);
        request.open('POST', address());
        if (bearer !== null) request.setRequestHeader('authorization', `Bearer ${bearer}`);
        request.upload.onprogress = ({ loaded }) => {
          silence.restart();
          onSent(Math.min(loaded, content.size));
        };
        request.onload = () => (request.status === 200 ? resolve() : fail());
        request.onerror = fail;
        request.onabort = () =>
          silence.signal.aborted ? fail() : reject(new DOMException('The upload was given up', 'AbortError'));
        request.onloadend = () => {
          silence.end();
          signal.removeEventListener('abort', give);
        };
        signal.addEventListener('abort', give);
        request.send(form);
      });
    },
    progress: async (key, signal) => {
      try {
        return await client.ask('GET /media/v1/upload/{qquuid}', { params: { qquuid: key }, signal });
      } catch (error) {
        if ((error as { status?: number }).status === 404) return null;
        throw error;
      }
    },
    finish: (body, signal) =>
      client.ask('POST /media/v1/upload/chunksdone', { body, signal, timeout: chunksDoneTimeout }),
    giveUp: async (key) => {
      if ((await token()) !== null) await client.ask('DELETE /media/v1/upload/{qquuid}', { params: { qquuid: key } });
    },
    link: async (how, address, signal) => {
      const body = { url: address };
      const { id } = await client.ask(`POST /media/v1/${how}-video-url`, { body, ...(signal && { signal }) });
      return one(id, signal);
    },
    one,
  };
}
