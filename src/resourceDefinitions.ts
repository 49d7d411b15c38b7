import type { ResourceDefinitions } from 'ra-core';
import { outlines } from '../schema/outlines.ts';

/** Every entity as react-admin knows it: by name alone. Addresses and views are the router's. */
export const resourceDefinitions: ResourceDefinitions = Object.fromEntries(
  outlines.map(({ name, title }) => [name, { name, recordRepresentation: title }]),
);
