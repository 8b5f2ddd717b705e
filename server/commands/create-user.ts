import { EMAIL, PASSWORD_OPTION, passwordFrom, wayIn } from './account-options'
import { defineCommand } from './command'

export default defineCommand({
  name: 'user create',
  summary: 'Makes an account for a person',
  arguments: [EMAIL],
  options: {
    name: {
      type: 'string',
      value: 'NAME',
      description: 'the name of the person (the email address)',
    },
    level: {
      type: 'string',
      value: 'LEVEL',
      description: 'VIEW, CONTRIBUTE or MANAGE (MANAGE)',
    },
    location: {
      type: 'string',
      value: 'SLUG',
      description: 'the location by its site address (the whole network)',
    },
    ...PASSWORD_OPTION,
  },
  async run({ options, arguments: [email = ''] }, context) {
    const [{ withApp }, { createPerson }] = await Promise.all([
      import('./open-for-command'),
      import('../people/operator-accounts'),
    ])
    const password = await passwordFrom(options, context)
    const { name = email, level = 'MANAGE', location = null } = options
    const account = await withApp(context, (app) =>
      createPerson(app, { email, name, level, location, password }),
    )
    return {
      text: `Created the account ${account.email}.\n${wayIn(account.link, '7 days')}`,
      data: { ...account },
    }
  },
})
