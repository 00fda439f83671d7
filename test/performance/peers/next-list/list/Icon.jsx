export function Icon({ path, size = 20 }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
