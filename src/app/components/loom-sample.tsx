/** Rows as the custom tool makes them: the name and the email of a row are one person's. */
const rows = [
  ['James Terry', 'jamesterry', 'Jarredfurt', '1991-09-09'],
  ['Nash Borer', 'nash_borer', 'Haneside', '2017-11-04'],
  ['Zaria Kuhn', 'zariakuhn', 'New Luna', '2007-02-13'],
  ['Calvin Rau', 'calvinrau8', 'Lake Karla', '1992-02-07'],
  ['Rey Waelchi', 'reywaelchi', 'Ameliefort', '2001-08-28'],
] as const;

const columns = ['customer', 'email', 'city', 'born'];

/** The hero's picture: warp threads hang from the columns' names, and rows are woven through them one by one. */
export function LoomSample() {
  return (
    <div
      role="img"
      aria-label="A sample table on a loom: each row holds a name, the same person's email, a city and a date."
      className="loom"
    >
      <div className="loom-grid loom-warp">
        {columns.map((column) => (
          <span key={column} />
        ))}
        <span />
      </div>
      <div className="loom-grid loom-head">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {rows.map(([customer, account, city, born]) => (
        <div key={customer} className="loom-grid loom-row">
          <span>{customer}</span>
          <span>
            <b>{account}</b>@example.com
          </span>
          <span>{city}</span>
          <span>{born}</span>
          <span />
        </div>
      ))}
      <div className="loom-shuttle">
        <span>Hallie Blick</span>
      </div>
    </div>
  );
}
