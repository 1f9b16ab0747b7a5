/** One message of the live channel. */
export interface StreamMessage {
  id: string | undefined
  data: string
}

/**
 * Parses the API's own event stream. Lines end in LF, and an empty line ends a message. Reads only `id` and `data`; comment lines
 * are keep-alives. Returns a function that accepts text chunks, which may be split at any point.
 */
export function createEventParser(onMessage: (message: StreamMessage) => void): (text: string) => void {
  let incompleteText = ''
  return (text) => {
    const blocks = (incompleteText + text).split('\n\n')
    incompleteText = blocks.pop() ?? ''
    for (const block of blocks) {
      const readField = (name: string) =>
        block
          .split('\n')
          .filter((line) => line.startsWith(`${name}:`))
          .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
      const data = readField('data')
      if (data.length > 0 || readField('id').length > 0)
        onMessage({ id: readField('id').at(-1), data: data.join('\n') })
    }
  }
}

/**
 * Passes the text of a response to the callback as it arrives, until the response ends or fails. Uses a reader, because WebKit's
 * streams do not support `for await`.
 */
export async function pipeText(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onText: (text: string) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onText(value)
    }
  } catch (error) {
    reader.cancel(error).catch(() => undefined)
    throw error
  }
}
