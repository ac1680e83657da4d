/** Rows as the custom tool makes them: the name and the email of a row are one person's. */
const rows = [
  ['Billy Berge', 'billy.berge', 'gmail.com', 'Metairie', '1995-11-18'],
  ['Hannah Kub', 'hannah.kub', 'yahoo.com', 'Nashua', '2008-06-05'],
  ['Agnes Kihn', 'agneskihn4', 'gmail.com', 'Malden', '1997-01-02'],
  ['Shea Crona', 'shea_crona', 'hotmail.com', 'Plymouth', '1992-09-28'],
  ['Ella Murray', 'ellamurray', 'yahoo.com', 'Severn', '2004-04-25'],
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
      {rows.map(([customer, account, provider, city, born]) => (
        <div key={customer} className="loom-grid loom-row">
          <span>{customer}</span>
          <span>
            <b>{account}</b>@{provider}
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
