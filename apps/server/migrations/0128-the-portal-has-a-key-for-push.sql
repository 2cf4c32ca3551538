-- The key by which push services know this portal, where no setting brings one: browsers that allowed notifications did so for it.
create table push_key (
  is_only boolean primary key default true check (is_only),
  private_key bytea not null check (octet_length(private_key) = 32)
);
