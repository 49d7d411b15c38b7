import CssBaseline from '@mui/material/CssBaseline';
import { ResourceDefinitionContextProvider } from 'ra-core';
import { AdminContext } from 'ra-ui-materialui';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { areaParts } from './areaParts.ts';
import { SessionContext } from './authProvider/SessionContext.ts';
import { ClashContext } from './dataProvider/ClashContext.ts';
import { ClientContext } from './dataProvider/ClientContext.ts';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { UploadDeskContext } from './dataProvider/uploads/UploadDeskContext.ts';
import { settled } from './i18n/startLanguage.ts';
import { UnsavedGuard } from './widgets/unsaved/UnsavedGuard.tsx';
import { ChannelContext } from './realtime/ChannelContext.ts';
import { resourceDefinitions } from './resourceDefinitions.ts';
import type { Services } from './services.ts';
import { darkTheme, lightTheme } from './theme/themes.ts';
import { AreaPartsContext } from './views/area-parts/AreaPartsContext.ts';
import { ReachGuard } from './views/reach/ReachGuard.tsx';
import { RemovalGuard } from './views/removal/RemovalGuard.tsx';
import { Notices } from './widgets/notice/Notices.tsx';
import { PickerWords } from './widgets/picker/PickerWords.tsx';

/** Context of every page: react-admin's contexts, the session, the words, the theme, the unsaved-changes dialog. */
export function Providers({ services }: { services: Services }) {
  const {
    store,
    i18nProvider,
    session,
    client,
    authProvider,
    dataProvider,
    queryClient,
    channel,
    uploadDesk,
    clashes,
  } = services;
  const [settledProvider] = useState(() => settled(i18nProvider, store));
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={settledProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <SessionContext value={session}>
        <ClientContext value={client}>
          <ChannelContext value={channel}>
            <UploadDeskContext value={uploadDesk}>
              <LanguageProvider provider={i18nProvider}>
                <ResourceDefinitionContextProvider definitions={resourceDefinitions}>
                  <CssBaseline />
                  <AreaPartsContext value={areaParts}>
                    <PickerWords>
                      <UnsavedGuard>
                        <ReachGuard>
                          <RemovalGuard>
                            <ClashContext value={clashes}>
                              <Outlet />
                            </ClashContext>
                          </RemovalGuard>
                        </ReachGuard>
                      </UnsavedGuard>
                      <Notices />
                    </PickerWords>
                  </AreaPartsContext>
                </ResourceDefinitionContextProvider>
              </LanguageProvider>
            </UploadDeskContext>
          </ChannelContext>
        </ClientContext>
      </SessionContext>
    </AdminContext>
  );
}
