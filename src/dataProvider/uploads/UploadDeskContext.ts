import { createContext, useContext } from 'react';
import { createUploadDesk } from './desk.ts';

/** Upload desk of the tab; outside of the app, as in tests, uploads are not available. */
export const UploadDeskContext = createContext(
  createUploadDesk(() => Promise.reject(new Error('There is no desk for uploads here'))),
);

/** Returns the upload desk. */
export const useUploadDesk = () => useContext(UploadDeskContext);
