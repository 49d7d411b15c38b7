import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Options } from '../../server/integrations/storage/s3.ts';

/** An S3 store of the tests' own. It takes no request that is not signed and shaped as S3 documents (Signature Version 4). */
export interface S3Server {
  readonly options: S3Options;
  readonly objects: Map<string, Buffer>;
  /** Errors of requests. */
  readonly refused: string[];
  /** Number of objects on a page of a listing. */
  pageSize: number;
  close(): Promise<void>;
}

const bucket = 'files';
const secretAccessKey = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const accessKeyId = 'AKIAIOSFODNN7EXAMPLE';
const region = 'eu-west-1';
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns the error of a request's signature; null if it is valid. */
function signatureFault({ method = '', headers, url = '' }: IncomingMessage): string | null {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!found) return 'no authorization';
  const [, key = '', day = '', where = '', signedText = '', signature = ''] = found;
  const moment = String(headers['x-amz-date']);
  const signed = signedText.split(';');
  if (key !== accessKeyId || where !== region) return 'credential';
  if (!/^\d{8}T\d{6}Z$/.test(moment) || !moment.startsWith(day)) return 'x-amz-date';
  const age = Date.now() - Date.parse(moment.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'));
  if (Math.abs(age) > 900_000) return 'skewed time';
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (needed.some((name) => !signed.includes(name))) return 'unsigned header';
  const { pathname, searchParams } = new URL(url, 'http://store');
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const path = pathname.split('/').map((part) => encode(decodeURIComponent(part)));
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`).join('');
  const request = [method, path.join('/'), query, lines, signedText, headers['x-amz-content-sha256']].join('\n');
  const scope = `${day}/${where}/s3/aws4_request`;
  const hash = createHash('sha256').update(request).digest('hex');
  const keys = [day, where, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const expected = hmac(keys, ['AWS4-HMAC-SHA256', moment, scope, hash].join('\n')).toString('hex');
  return expected === signature ? null : 'signature';
}

function listing(server: S3Server, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...server.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, server.pageSize);
  const rows = page.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>2026-11-20T01:02:03.000Z</LastModified><ETag>"x"</ETag>
      <Size>${server.objects.get(key)?.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  const more = keys.length > page.length;
  return `<?xml version="1.0" encoding="UTF-8"?>
    <ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${prefix}</Prefix>
    <KeyCount>${page.length}</KeyCount><MaxKeys>1000</MaxKeys><IsTruncated>${more}</IsTruncated>${rows.join('')}
    ${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}</ListBucketResult>`;
}

/** Opens the store on a free port of this machine. */
export async function openS3Server(): Promise<S3Server> {
  const refuse = (reply: ServerResponse, status: number, code: string) => {
    reply.writeHead(status, { 'content-type': 'application/xml' });
    reply.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  };
  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const { method, headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const [, name, ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const fault = name === bucket ? signatureFault(request) : 'bucket';
    if (fault !== null) {
      server.refused.push(`${method} ${request.url}: ${fault}`);
      return refuse(reply, 403, 'SignatureDoesNotMatch');
    }
    if (method === 'PUT') {
      // S3 takes no body whose length is not said beforehand.
      if (headers['content-length'] === undefined) return refuse(reply, 411, 'MissingContentLength');
      const body = await buffer(request);
      if (body.length !== Number(headers['content-length'])) return refuse(reply, 400, 'IncompleteBody');
      server.objects.set(key, body);
      return reply.writeHead(200, { etag: '"x"' }).end();
    }
    if (method === 'DELETE') {
      server.objects.delete(key);
      return reply.writeHead(204).end();
    }
    if (method !== 'GET') return refuse(reply, 405, 'MethodNotAllowed');
    if (key === '' && searchParams.get('list-type') === '2') {
      return reply.writeHead(200, { 'content-type': 'application/xml' }).end(listing(server, searchParams));
    }
    const object = server.objects.get(key);
    if (object === undefined) return refuse(reply, 404, 'NoSuchKey');
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (first === undefined || last === undefined) return reply.writeHead(200).end(object);
    return reply.writeHead(206).end(object.subarray(Number(first), Number(last) + 1));
  };
  const http = createServer((request, reply) => {
    answer(request, reply).catch((error: unknown) => {
      // A client that goes away in the middle of a body leaves nothing.
      server.refused.push(`${request.method} ${request.url}: ${String(error)}`);
      reply.destroy();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: S3Server = {
    options: { bucketUrl: `http://127.0.0.1:${port}/${bucket}`, region, accessKeyId, secretAccessKey },
    objects: new Map(),
    refused: [],
    pageSize: 1000,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}
