declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Duration of the test, in seconds. */
    duration: number
    headers?: Record<string, string>
  }
  interface Result {
    non2xx: number
    requests: { average: number }
    latency: { p50: number; p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
