CREATE INDEX "audit_rows_latest" ON "audit_rows" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_rows_location" ON "audit_rows" USING btree ("location_id","at");