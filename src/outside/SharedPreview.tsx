import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ClientContext } from '../dataProvider/ClientContext.ts';
import { createHttpClient } from '../dataProvider/httpClient.ts';
import { Lightbox, type LightboxProps } from '../widgets/file/lightbox/Lightbox.tsx';

/** The preview of files for people outside, which asks the server for nothing but their content. */
export function SharedPreview(props: LightboxProps) {
  const translate = useTranslate();
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { enabled: false } } }));
  const [client] = useState(() => createHttpClient({ fetch, token: () => Promise.resolve(null), translate }));
  return (
    <QueryClientProvider client={queries}>
      <ClientContext value={client}>
        <Lightbox {...props} />
      </ClientContext>
    </QueryClientProvider>
  );
}
