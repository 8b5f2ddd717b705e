import { EMAIL, PASSWORD_OPTION, passwordFrom, signInSentence } from './account-options'
import { defineCommand, WrongUse } from './command'

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
    const [{ withApp }, { createPerson }, { permissionLevel }] = await Promise.all([
      import('./open-for-command'),
      import('../people/operator-accounts'),
      import('#schema/entities/statuses'),
    ])
    const { name = email, level: given = 'MANAGE', location = null } = options
    const { data: level } = permissionLevel.safeParse(given.toUpperCase())
    if (level === undefined)
      throw new WrongUse(
        `--level ${given} is invalid. It is one of ${permissionLevel.options.join(', ')}.`,
      )
    const password = await passwordFrom(options, context)
    const account = await withApp(context, (app) =>
      createPerson(app, { email, name, level, location, password }),
    )
    return {
      text: `Created the account ${account.email}.\n${signInSentence(account.link, '7 days')}`,
      data: { ...account },
    }
  },
})
