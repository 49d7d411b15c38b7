import type { ResourceDefinitions } from 'ra-core';
import { registry } from '../schema/index.ts';

/** Every entity as react-admin knows it: by name alone. Addresses and views are the router's. */
export const resourceDefinitions: ResourceDefinitions = Object.fromEntries(
  registry.all.map(({ name, title }) => [name, { name, recordRepresentation: title }]),
);
