// A worker whose runner is gone has nobody to tell how a test went: it ends, and what it started ends with it (guard.ts).
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
