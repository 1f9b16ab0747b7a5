import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { storiesFolder } from './stories.ts'

const maps = new Map<string, SourceMap>()

function loadSourceMap(asset: string): SourceMap {
  const cachedMap = maps.get(asset)
  if (cachedMap) return cachedMap
  const map = new SourceMap(
    JSON.parse(readFileSync(new URL(`${asset}.map`, storiesFolder), 'utf8')) as SourceMap['payload'],
  )
  maps.set(asset, map)
  return map
}

/** Replaces the positions in built files in an error's stack with positions in the sources. */
export const mapStackToSources = (stack: string): string =>
  stack.replace(/https?:\/\/[^/\s]+\/(assets\/[^\s:]+\.js):(\d+):(\d+)/g, (position, asset: string, line, column) => {
    try {
      const { fileName, lineNumber, columnNumber } = loadSourceMap(asset).findOrigin(Number(line), Number(column)) as {
        fileName?: string
        lineNumber?: number
        columnNumber?: number
      }
      return fileName ? `${fileName.replace(/^(\.\.\/)+/, '')}:${lineNumber}:${columnNumber}` : position
    } catch {
      return position
    }
  })
