/** One message of the live channel. */
export interface StreamMessage {
  id: string | undefined
  data: string
}

/**
 * Reads the API's own event stream: lines end in LF, messages in an empty line; `id` and `data` count, comments are signs of
 * life. Answers what to feed with text as it arrives, cut anywhere.
 */
export function createEventParser(hear: (message: StreamMessage) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) =>
        block
          .split('\n')
          .filter((line) => line.startsWith(`${name}:`))
          .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
      const data = field('data')
      if (data.length > 0 || field('id').length > 0) hear({ id: field('id').at(-1), data: data.join('\n') })
    }
  }
}

/**
 * Feeds the text of an answer as it arrives, until it ends or fails. By a reader, as WebKit's streams cannot be gone through with
 * `for await`.
 */
export async function pipeText(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  feed: (text: string) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      feed(value)
    }
  } catch (error) {
    reader.cancel(error).catch(() => undefined)
    throw error
  }
}
