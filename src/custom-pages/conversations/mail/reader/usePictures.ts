import { useQuery } from '@tanstack/react-query';
import type { Media } from '../../../../../schema/media.ts';

/** Bytes of a picture beyond which a mail is shown without it. */
const mostBytes = 5_000_000;

const addressOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the picture cannot be read')));
    reader.readAsDataURL(blob);
  });

/** Returns a picture as a `data:` address; null for one that cannot be loaded or is none. */
async function pictureOf(url: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(url, { signal });
  if (!response.ok) return null;
  const blob = await response.blob();
  return blob.size <= mostBytes && blob.type.startsWith('image/') ? addressOf(blob) : null;
}

/**
 * Returns the pictures of a mail as `data:` addresses by their Content-ID: a frame without an origin can load no file of
 * the agency's. Undefined until they are there.
 * @param pictures ids of files by Content-ID
 */
export function usePictures(
  mailId: string,
  pictures: Readonly<Record<string, string>>,
  files: readonly Media[],
): ReadonlyMap<string, string> | undefined {
  const wanted = Object.entries(pictures).flatMap(([contentId, id]) => {
    const url = files.find((file) => file.id === id)?.url;
    return url ? [[contentId, url] as const] : [];
  });
  const { data, isError } = useQuery({
    queryKey: ['mailLog', 'pictures', mailId],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(wanted.map(async ([id, url]) => [id, await pictureOf(url, signal)] as const));
      return new Map(found.flatMap(([id, address]) => (address === null ? [] : [[id, address] as const])));
    },
    enabled: wanted.length > 0,
    staleTime: Infinity,
    gcTime: 0,
  });
  return wanted.length === 0 || isError ? new Map<string, string>() : data;
}
