import { createRequire } from 'node:module'

/* A server of S3 in a process of its own, started by `bucket.ts`: its folder, its port and its buckets are its arguments. */

interface Context {
  path: string
  app: object
}
interface Server {
  use: (middleware: (context: Context, next: () => Promise<void>) => Promise<void>) => void
  middleware: unknown[]
  run: () => Promise<unknown>
}
// It comes without types.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => Server

const [directory, port, ...buckets] = process.argv.slice(2)
const server = new S3rver({
  directory,
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  configureBuckets: buckets.map((name) => ({ name })),
})
// It reckons the signature of `/bucket` where clients ask for `/bucket/`, as they do for its list only; all others are held to theirs.
server.use(async (context, next) => {
  if (context.path.endsWith('/'))
    context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } })
  await next()
})
server.middleware.unshift(server.middleware.pop())
await server.run()
process.send?.('open')
