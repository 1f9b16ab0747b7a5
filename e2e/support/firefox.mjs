#!/usr/bin/env node
// Starts Debian's Firefox for Playwright, which uses a newer WebDriver BiDi. At every new window Playwright sends a command that
// this Firefox does not support. This proxy answers that command and forwards all others. It can be removed once Firefox and
// Playwright support the same commands.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const unsupportedMethod = 'emulation.setMediaFeaturesOverride'
const listeningLine = /^WebDriver BiDi listening on (ws:\S+)$/

const program = process.env.PRESS_FIREFOX ?? '/usr/bin/firefox-esr'
const firefox = spawn(program, process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] })
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))

createInterface(firefox.stderr).on('line', (line) => {
  const address = listeningLine.exec(line)?.[1]
  if (address) listen(address)
  else console.error(line)
})

function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`))
  server.on('connection', (playwright, { url }) => {
    const browserSocket = new WebSocket(`${address}${url}`, { perMessageDeflate: false, maxPayload: 0 })
    const socketOpened = new Promise((resolve) => browserSocket.once('open', resolve))
    playwright.on('message', async (data) => {
      const { id, method } = JSON.parse(data)
      if (method === unsupportedMethod) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
      await socketOpened
      browserSocket.send(data, { binary: false })
    })
    browserSocket.on('message', (data) => playwright.send(data, { binary: false }))
    browserSocket.on('close', () => playwright.close())
    playwright.on('close', () => browserSocket.close())
  })
}
