import type { FastifyInstance } from 'fastify';
import type { Load } from './load.ts';
import { openLoader, type Loader } from './loader.ts';
import { openProduct, type Product } from './product.ts';

type Ask = <Answer>(method: Load['method'], url: string, payload?: object) => Promise<Answer>;

/** The product as it serves a signed-in manager, and a process that makes load. */
export interface Served {
  readonly product: Product;
  readonly app: FastifyInstance;
  readonly loader: Loader;
  readonly url: string;
  readonly token: string;
  /** Asks without the network; throws for any answer but 200. */
  readonly ask: Ask;
  close(): Promise<void>;
}

/** Opens the product with further routes; it listens on loopback. */
export async function openServed(addRoutes: (product: Product) => void): Promise<Served> {
  const product = await openProduct();
  const loader = openLoader();
  const { app } = product;
  const close = async () => {
    await loader.close();
    await product.close();
  };
  try {
    addRoutes(product);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const token = await product.signIn('agency@harbour.test');
    const ask: Ask = async (method, path, payload) => {
      const headers = { authorization: `Bearer ${token}` };
      const { statusCode, body } = await app.inject({ method, url: path, headers, ...(payload && { payload }) });
      if (statusCode !== 200) throw new Error(`${method} ${path} answered ${statusCode} ${body}`);
      return (JSON.parse(body) as { responseData: never }).responseData;
    };
    return { product, app, loader, url, token, ask, close };
  } catch (error) {
    await close();
    throw error;
  }
}
