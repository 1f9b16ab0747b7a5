import { createRequire } from 'node:module'

/* An S3 server in a separate process, started by `bucket.ts`. Its arguments are its folder, its port and its buckets. */

interface Context {
  path: string
  app: object
}
interface Server {
  use: (middleware: (context: Context, next: () => Promise<void>) => Promise<void>) => void
  middleware: unknown[]
  run: () => Promise<unknown>
}
// The package has no types.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => Server

const [directory, port, ...buckets] = process.argv.slice(2)
const server = new S3rver({
  directory,
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  configureBuckets: buckets.map((name) => ({ name })),
})
// The server calculates the signature for `/bucket` when clients request `/bucket/`, which they do only to list objects. All other
// signatures are checked.
server.use(async (context, next) => {
  if (context.path.endsWith('/'))
    context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } })
  await next()
})
server.middleware.unshift(server.middleware.pop())
await server.run()
process.send?.('open')
