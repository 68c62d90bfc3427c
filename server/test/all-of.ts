/** Everything an asynchronous source gives, in order. */
export async function allOf<Value>(source: AsyncIterable<Value>): Promise<Value[]> {
  const values: Value[] = []
  for await (const value of source) values.push(value)
  return values
}
