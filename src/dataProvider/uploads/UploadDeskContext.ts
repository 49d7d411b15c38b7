import { createContext, useContext } from 'react';
import { createUploadDesk } from './desk.ts';

/** Where uploads are begun; none can be where a part stands alone, as in its tests. */
export const UploadDeskContext = createContext(
  createUploadDesk(() => Promise.reject(new Error('There is no desk for uploads here'))),
);

/** Where uploads are begun. */
export const useUploadDesk = () => useContext(UploadDeskContext);
