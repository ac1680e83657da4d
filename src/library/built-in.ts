interface BuiltIns {
  readonly Date: Date;
  readonly Uint8Array: Uint8Array;
}

/** Whether a value is of a class of JavaScript, also of that class in another context: Jest runs each test in its own context. */
export function isBuiltIn<Name extends keyof BuiltIns>(value: unknown, name: Name): value is BuiltIns[Name] {
  return Object.prototype.toString.call(value) === `[object ${name}]`;
}
