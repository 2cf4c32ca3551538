-- What an import makes of a picture of pixels: what is sent of it, by width and format. Drawings are sent as they are.
create table picture_size (
  file text not null references picture (file) on delete cascade,
  -- Of the file that it was made from.
  version text not null,
  width int not null,
  format text not null,
  content bytea not null,
  primary key (file, version, width, format)
);
