import type { FastifyInstance, FastifyRequest } from 'fastify';
import { settingsCalls } from '../../../schema/language/settingsCalls.ts';
import type { AnySettings } from '../../../schema/language/settings.ts';
import { registerCall } from '../../plugins/callRoute.ts';
import type { Engine } from '../engine.ts';
import { requireSettings } from './requireSettings.ts';
import { changeSettings, readSettings, settingsHistory, undoSettings, type Which } from './values.ts';

/** Registers the calls of settings that the engine keeps. */
function registerSettings(app: FastifyInstance, engine: Engine, settings: AnySettings): void {
  const { name } = settings;
  const calls = settingsCalls(settings);
  const whichOf = ({ query }: FastifyRequest): Which => ({ name, type: (query as Partial<Which>).type });
  registerCall(app, calls.read, async ({ actor, request }) => {
    requireSettings(engine, actor, 'read', settings);
    return readSettings(engine, actor, whichOf(request));
  });
  registerCall(app, calls.change, async ({ actor, body, request }) => {
    requireSettings(engine, actor, 'update', settings);
    const { version, ...change } = body;
    return changeSettings(engine, actor, whichOf(request), change, version as number | undefined);
  });
  registerCall(app, calls.history, async ({ actor, query, request }) => {
    requireSettings(engine, actor, 'read', settings);
    return settingsHistory(engine, actor, whichOf(request), query);
  });
  registerCall(app, calls.undo, async ({ actor, body: { version }, request }) => {
    requireSettings(engine, actor, 'update', settings);
    return undoSettings(engine, actor, whichOf(request), version);
  });
}

/**
 * Registers the calls of all settings that the engine keeps. Those that an area keeps are registered there; the server does
 * not start while one of them has no route.
 */
export function registerSettingsRoutes(app: FastifyInstance, engine: Engine): void {
  for (const settings of engine.registry.settings) {
    if (!settings.isKeptByArea) registerSettings(app, engine, settings);
  }
  app.addHook('onReady', async () => {
    for (const { name, base: url } of engine.registry.settings) {
      const isThere = app.hasRoute({ method: 'GET', url }) && app.hasRoute({ method: 'PUT', url });
      if (!isThere) throw new Error(`no area keeps the settings '${name}' (keepSettings)`);
    }
  });
}
