import wisdom from '#schema/records/wisdom/wisdom.record'
import { wisdomItems } from '../../database/tables'
import { columnAdapter } from '../column-adapter'

export default columnAdapter(wisdom, wisdomItems)
