/** A reference to an element, which WebDriver keeps under this name: https://www.w3.org/TR/webdriver2/#elements */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type ElementReference = Readonly<Record<typeof ELEMENT, string>>;

/** Sends the commands of a session, or of the driver itself, by path below its address. */
export type Send = <Result = unknown>(method: string, path: string, body?: object) => Promise<Result>;

export function webDriver(address: string): Send {
  return async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}
