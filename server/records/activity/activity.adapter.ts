import activity from '#schema/records/activity/activity.record'
import { activities } from '../../database/tables'
import { columnAdapter } from '../column-adapter'

export default columnAdapter(activity, activities)
