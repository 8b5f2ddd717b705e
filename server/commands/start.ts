import { defineCommand } from './command'

export default defineCommand({
  name: 'start',
  summary: 'Runs the server until it is asked to stop (SIGTERM or Ctrl+C)',
  options: {},
  async run(_, { root }) {
    const { run } = await import('../main')
    await run({ root })
    return null
  },
})
