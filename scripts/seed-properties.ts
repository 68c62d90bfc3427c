import fc from 'fast-check'

/**
 * Property tests try the same cases in every run, so that a run can be repeated and a change is judged by itself.
 * `PROPERTY_SEED=$RANDOM npm test` tries others; what that finds becomes a row of a table.
 */
const seed = Number(process.env.PROPERTY_SEED ?? 20_250_401)

fc.configureGlobal({ seed })
