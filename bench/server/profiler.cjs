// Loaded into the server by `bench/uncached.mjs` (`node --require`): SIGUSR2 starts a CPU profile, the next one writes it.
const { Session } = require('node:inspector')
const { renameSync, writeFileSync } = require('node:fs')

const file = process.env.PROFILE ?? 'server.cpuprofile'
const session = new Session()
session.connect()
let isRunning = false

process.on('SIGUSR2', () => {
  if (isRunning)
    session.post('Profiler.stop', (_error, { profile }) => {
      // In one step, for those who wait for the file.
      writeFileSync(`${file}.part`, JSON.stringify(profile))
      renameSync(`${file}.part`, file)
    })
  else {
    session.post('Profiler.enable')
    session.post('Profiler.setSamplingInterval', { interval: 200 })
    session.post('Profiler.start')
  }
  isRunning = !isRunning
})
